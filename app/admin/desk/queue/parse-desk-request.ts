import {z} from 'zod';
import {toSearchedText} from '~/core/searched-text';
import {isLatestFirst} from './desk-filter';
import {
  DEFAULT_DESK_VIEW,
  DESK_VIEWS,
  MAX_SEARCH_LENGTH,
  STATUS_FILTERS,
  type DeskFilters,
  type DeskPosition,
  type DeskRequest,
  type DeskSelection,
} from './desk-request';

const MAX_FILTER_LENGTH = 255;

const PlacedAtSchema = z.iso.datetime({offset: true});

const PositionSchema = z
  .string()
  .max(100)
  .transform((text) => text.split('_'))
  .pipe(
    z.union([
      z.tuple([PlacedAtSchema, z.uuid()]).transform(([at, id]): DeskPosition => ({at, id})),
      z
        .tuple([z.enum(['0', '1']), z.iso.date(), PlacedAtSchema, z.uuid()])
        .transform(([priority, shipBy, at, id]): DeskPosition => ({
          at,
          id,
          queue: {priority: Number(priority), shipBy},
        })),
    ]),
  );

const FilterText = z
  .string()
  .transform((text) => toSearchedText(text, MAX_FILTER_LENGTH))
  .pipe(z.string().min(1));

const FILTER_SCHEMAS: {readonly [Name in keyof Required<DeskFilters>]: z.ZodType<DeskFilters[Name]>} = {
  status: z.enum(STATUS_FILTERS),
  method: FilterText,
  hold: z.enum(['yes', 'no']),
  risk: z.literal('check'),
  tag: FilterText,
  from: z.iso.date(),
  to: z.iso.date(),
};

/** Parses the desk's query; anything invalid counts as missing. */
export function parseDeskRequest(params: URLSearchParams): DeskRequest {
  const filters = Object.entries(FILTER_SCHEMAS).map(([name, schema]) => [
    name,
    schema.safeParse(params.get(name)).data,
  ]);
  const selection: DeskSelection = {
    view: DESK_VIEWS.find((known) => known === params.get('view')) ?? DEFAULT_DESK_VIEW,
    search: toSearchedText(params.get('q'), MAX_SEARCH_LENGTH),
    filters: Object.fromEntries(filters.filter(([, value]) => value !== undefined)) as DeskFilters,
  };
  const after = PositionSchema.safeParse(params.get('after')).data ?? null;
  // An address of the other order, or of a former release, means the first page.
  return {...selection, after: after && (after.queue === undefined) === isLatestFirst(selection) ? after : null};
}
