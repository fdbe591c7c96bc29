interface CommandFacts {
  readonly title: string;
  /** The key that does it, as `KeyboardEvent.key`: `f`, `/`. */
  readonly key?: string;
  /** Whether the palette lists it now; absent if it always does. */
  readonly isAvailable?: () => boolean;
}

/** Something that staff can do on the page at hand: by its key, or from the command palette. */
export type PageCommand = CommandFacts &
  (
    | {
        /** The page that it opens. */
        readonly path: string;
      }
    | {readonly path?: undefined; readonly run: () => void}
  );

type GetCommands = () => readonly PageCommand[];

const sources = new Set<GetCommands>();

/** Adds the commands of a component to those of the page. @returns the function that removes them */
export function addPageCommands(commands: GetCommands): () => void {
  sources.add(commands);
  return () => void sources.delete(commands);
}

export const getPageCommands: GetCommands = () =>
  [...sources].flatMap((commands) => commands()).filter(({isAvailable}) => isAvailable?.() ?? true);
