import type {ShopState} from '../state';
import {changeContent} from './catalog-changes';

/** Makes an uploaded file usable. */
export const processFile = (state: ShopState, number: number): void =>
  changeContent(state, {
    files: (state.seed.files ?? []).map((file) => (file.number === number ? {...file, isReady: true} : file)),
  });
