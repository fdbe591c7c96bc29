import type {Hex} from './colour';

/** The glaze of a bowl: its body, and the lip where it is worn thin. */
export interface Glaze {
  readonly body: Hex;
  readonly lip: Hex;
}

/** The glazes and metals of the shop's tableware. */
export const GLAZES = {
  cream: {body: '#f2e7d3', lip: '#c79a63'},
  brass: {body: '#d5a546', lip: '#f4d98b'},
  clay: {body: '#b5613c', lip: '#d99068'},
  ink: {body: '#43303f', lip: '#8d7286'},
  slate: {body: '#4d4a4e', lip: '#8f8a8c'},
  copper: {body: '#b96a3c', lip: '#eeb184'},
  celadon: {body: '#a9bfa0', lip: '#e4ead3'},
} as const satisfies Record<string, Glaze>;
