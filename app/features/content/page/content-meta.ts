import type {ContentView} from './content-view';

/** @returns title and description of a content page */
export function contentMeta(title: string, content: ContentView | undefined) {
  const description = content?.description;
  return description ? [{title}, {name: 'description', content: description}] : [{title}];
}
