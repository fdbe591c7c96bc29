import {COLLECTIONS_PARENTS, COLLECTIONS_PATH, COLLECTIONS_TITLE} from '../collections/collections-path';

/** @returns the path of a collection */
export const collectionPath = (handle: string): string => `${COLLECTIONS_PATH}/${encodeURIComponent(handle)}`;

/** The pages above a collection, the top one first. */
export const COLLECTION_PARENTS = [...COLLECTIONS_PARENTS, {title: COLLECTIONS_TITLE, path: COLLECTIONS_PATH}] as const;
