import type {ContentView} from './content-view';

/** @returns what a text's page says about itself to search engines, below the given title */
export function contentMeta(title: string, content: ContentView | undefined) {
  const description = content?.description;
  return description ? [{title}, {name: 'description', content: description}] : [{title}];
}
