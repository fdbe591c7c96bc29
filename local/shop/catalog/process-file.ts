import type {MediaFailure} from '../../seed/types';
import type {ShopState} from '../state';
import {changeContent} from './catalog-changes';

/** Ends the processing of an uploaded file: it can be used, or never. */
export const processFile = (state: ShopState, number: number, failure: MediaFailure | null): void =>
  changeContent(state, {
    files: (state.seed.files ?? []).map((file) => {
      if (file.number !== number) return file;
      return failure ? {...file, failure} : {...file, isReady: true};
    }),
  });
