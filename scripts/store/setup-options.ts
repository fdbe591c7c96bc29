import {parseArgs} from 'node:util';
import {STEP_KINDS} from './all-steps';
import {StoreError} from './store-error';

/** How the setup is run. */
export interface SetupOptions {
  /** Changes the store; otherwise the differences are only shown. */
  readonly isApplied: boolean;
  readonly isUndo: boolean;
  readonly hasSamples: boolean;
  /** Whether shipping rates are entered too. */
  readonly hasShipping: boolean;
  /** The names of the steps to run; all if absent. */
  readonly only?: readonly string[];
  /** The channel of the storefront, if the store has several. */
  readonly channel?: string;
}

const USAGE = [
  'npm run store:setup -- [--apply] [--only STEP,STEP] [--samples] [--shipping] [--channel NAME] [--undo]',
  `Steps: ${STEP_KINDS.map(({name}) => name).join(', ')}`,
].join('\n');

/** @throws StoreError for an unknown option or step */
export function parseSetupOptions(args: readonly string[]): SetupOptions {
  const options = {
    apply: {type: 'boolean'},
    only: {type: 'string'},
    samples: {type: 'boolean'},
    shipping: {type: 'boolean'},
    channel: {type: 'string'},
    undo: {type: 'boolean'},
  } as const;
  try {
    const {values} = parseArgs({args: [...args], options});
    const only = values.only?.split(',').map((name) => name.trim());
    const unknown = only?.find((name) => STEP_KINDS.every((kind) => kind.name !== name));
    if (unknown !== undefined) throw new Error(`There is no step ${unknown}.`);
    return {
      isApplied: values.apply ?? false,
      isUndo: values.undo ?? false,
      hasSamples: values.samples ?? false,
      hasShipping: (values.shipping ?? false) || (only?.includes('shipping') ?? false),
      ...(only && {only}),
      ...(values.channel !== undefined && {channel: values.channel}),
    };
  } catch (error) {
    throw new StoreError(error instanceof Error ? error.message : String(error), USAGE);
  }
}
