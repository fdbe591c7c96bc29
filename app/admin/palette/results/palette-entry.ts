import type {IconName} from '~/ui/icons/icon-names';
import type {PageCommand} from '~/admin/frame/page-commands';
import type {SearchHit} from '~/admin/frame/search-hit';
import {ADMIN_SECTIONS, toCurrentSection} from '~/admin/frame/admin-sections';
import type {SeenPage} from '~/admin/frame/seen/seen-pages';
import {ADMIN_DESTINATIONS} from './admin-destinations';
import {hitListPath, type AdminSearchResults, type HitKind} from './admin-search-view';
import type {StaffRole} from '~/core/staff-permissions';
import {isFor} from '~/admin/frame/access/staff-role';
import {matchByWords} from './match-by-words';
import {allOfKindLabel, hitKindTitle, PALETTE_COPY, unavailableText} from './palette-copy';

/** What the palette and the page of the search list: a link, or something to do on the page at hand. */
export interface PaletteEntry {
  /** Unique in the list, and the same for the same thing in the next one. */
  readonly id: string;
  readonly title: string;
  readonly detail: string | null;
  readonly note: string | null;
  readonly icon: IconName;
  /** The key that does the same, in upper case. */
  readonly shortcut: string | null;
  /** Either the page that it opens, or what it does. */
  readonly target: {readonly path: string} | {readonly run: () => void};
}

export interface PaletteGroup {
  readonly title: string;
  readonly entries: readonly PaletteEntry[];
  /** Why entries may be missing; null if none are. */
  readonly problem: string | null;
}

const HIT_ICONS = {
  orders: 'clipboard-list',
  customers: 'user-round',
  products: 'tags',
} as const satisfies Readonly<Record<HitKind, IconName>>;

const NO_DETAILS = {detail: null, note: null, shortcut: null};

/**
 * Returns the commands of the page, what was seen last, and the pages for a role that match a text; all of them for an empty
 * one.
 */
export function toLocalGroups(
  text: string,
  commands: readonly PageCommand[],
  role: StaffRole | null,
  seen: readonly SeenPage[] = [],
): readonly PaletteGroup[] {
  const commandEntries = commands.map((command, index): PaletteEntry => ({
    ...NO_DETAILS,
    id: `command-${index}`,
    title: command.title,
    icon: 'chevron-right',
    shortcut: command.key?.toUpperCase() ?? null,
    target: command.path === undefined ? {run: command.run} : {path: command.path},
  }));
  const destinations = ADMIN_DESTINATIONS.filter((destination) => isFor(role, destination));
  const toPageEntry = ({path, title, icon}: SeenPage & {readonly icon: IconName}) => ({
    ...NO_DETAILS,
    id: path,
    title,
    icon,
    target: {path},
  });
  const pageEntries = matchByWords(text, destinations).map(toPageEntry);
  const seenEntries = matchByWords(text, seen).map((page) => toPageEntry({...page, icon: iconOf(page)}));
  return withEntries([
    {title: PALETTE_COPY.thisPage, entries: matchByWords(text, commandEntries), problem: null},
    {title: PALETTE_COPY.seen, entries: seenEntries, problem: null},
    {title: PALETTE_COPY.pages, entries: pageEntries, problem: null},
  ]);
}

/** Something seen has the icon of the section that its page is in. */
const iconOf = ({path}: SeenPage): IconName =>
  ADMIN_SECTIONS.find((section) => toCurrentSection(section, path))?.icon ?? 'eye';

/**
 * Returns what a search found by kind, and links to the lists that show everything that matches.
 * @param listed the entries that are listed already
 */
export function toFoundGroups(
  {query, groups}: AdminSearchResults,
  listed: readonly PaletteGroup[] = [],
): readonly PaletteGroup[] {
  const ids = new Set(listed.flatMap(({entries}) => entries.map(({id}) => id)));
  const found = groups.map(({kind, hits, isUnavailable}) => ({
    title: hitKindTitle(kind),
    entries: hits.map((hit) => toEntry(kind, hit)).filter(({id}) => !ids.has(id)),
    problem: isUnavailable ? unavailableText(kind) : null,
  }));
  const lists = groups.map(({kind}) => {
    const path = hitListPath(kind, query);
    return {...NO_DETAILS, id: path, title: allOfKindLabel(kind, query), icon: 'search', target: {path}} as const;
  });
  return withEntries([...found, {title: PALETTE_COPY.more, entries: lists, problem: null}]);
}

const toEntry = (kind: HitKind, {path, title, detail, note}: SearchHit): PaletteEntry => ({
  id: path,
  title,
  detail,
  note,
  icon: HIT_ICONS[kind],
  shortcut: null,
  target: {path},
});

const withEntries = (groups: readonly PaletteGroup[]): readonly PaletteGroup[] =>
  groups.filter(({entries, problem}) => entries.length > 0 || problem !== null);

/** Returns the number of orders, customers and products that a search found. */
export const countHits = ({groups}: AdminSearchResults): number => groups.reduce((sum, {hits}) => sum + hits.length, 0);
