import {NotEmulatedError} from '../not-emulated';
import {RestProblem, unreadable} from './rest-problem';
import {splitList} from './split-list';

export interface SelectedColumn {
  readonly kind: 'column';
  /** A name, `*`, or a name with arrows into a JSON column. */
  readonly path: string;
  readonly alias: string | null;
  readonly cast: string | null;
}

/** Rows of another table that are embedded in each row. */
export interface SelectedEmbed {
  readonly kind: 'embed';
  readonly target: string;
  readonly alias: string | null;
  /** The name of a foreign key or of one of its columns, which chooses between several. */
  readonly hint: string | null;
  /** Whether rows without an embedded row are omitted. */
  readonly isInner: boolean;
  readonly children: readonly Selected[];
}

/** One part of a select list. */
export type Selected = SelectedColumn | SelectedEmbed;

const EMBED = /^(?:([^:!(]+):)?([^:!(]+)((?:![^!(]+)*)\((.*)\)$/s;
const COLUMN = /^(?:([^:]+):(?!:))?([^:]+)(?:::(.+))?$/s;
const AGGREGATE = /(?:^|[.:])(?:count|sum|avg|min|max)\(\)/;

function parseEmbed(text: string): SelectedEmbed {
  const [, alias, target, modifiers, children] = EMBED.exec(text) ?? [];
  if (!target || children === undefined) throw unreadable('select parameter', text);
  const marks = (modifiers ?? '').split('!').filter(Boolean);
  return {
    kind: 'embed',
    target,
    alias: alias ?? null,
    hint: marks.find((mark) => mark !== 'inner' && mark !== 'left') ?? null,
    isInner: marks.includes('inner'),
    children: parseSelect(children),
  };
}

function parseColumn(text: string): SelectedColumn {
  const [, alias, path, cast] = COLUMN.exec(text) ?? [];
  if (!path) throw unreadable('select parameter', text);
  return {kind: 'column', path, alias: alias ?? null, cast: cast ?? null};
}

function parsePart(text: string): Selected {
  if (text.startsWith('...')) throw new NotEmulatedError(`spread embeds (${text})`);
  if (AGGREGATE.test(text)) throw new RestProblem(400, 'PGRST123', 'Use of aggregate functions is not allowed');
  return text.endsWith(')') ? parseEmbed(text) : parseColumn(text);
}

/** Parses a select list. @throws RestProblem PGRST100 */
export const parseSelect = (text: string): Selected[] => splitList(text).map(parsePart);
