import {useCan} from '~/admin/frame/access/staff-role';
import {AdminSearch} from '~/admin/frame/AdminSearch';
import {FilterSelect} from '~/admin/frame/FilterSelect';
import {TextField} from '~/ui/TextField';
import {DESK_COPY, DESK_FILTER_COPY, FILTER_VALUE_TITLES} from '../desk-copy';
import {
  deskPath,
  isNarrowed,
  MAX_SEARCH_LENGTH,
  selectionPath,
  STATUS_FILTERS,
  type DeskSelection,
} from './desk-request';

interface DeskSearchFormProps {
  readonly selection: DeskSelection;
  /** The shipping methods to choose from. */
  readonly methods: readonly string[];
}

/** Searches and filters the orders of every view. */
export function DeskSearchForm({selection, methods}: DeskSearchFormProps) {
  const {search, filters} = selection;
  const {status, method, hold, risk, tag, from, to} = filters;
  // The method of a saved address may have no order any more.
  const known = method === undefined || methods.includes(method) ? methods : [method, ...methods];
  return (
    <AdminSearch
      action="/admin/orders"
      label={DESK_COPY.search}
      text={{value: search, hint: DESK_COPY.searchHint(useCan('contacts')), maxLength: MAX_SEARCH_LENGTH}}
      clear={isNarrowed(selection) ? {title: DESK_COPY.clearSearch, path: deskPath('to-ship')} : null}
      active={toActiveFilters(selection)}
    >
      <FilterSelect label={DESK_FILTER_COPY.status} name="status" value={status} options={titled(STATUS_FILTERS)} />
      <FilterSelect
        label={DESK_FILTER_COPY.method}
        name="method"
        value={method}
        options={known.map((each) => [each, each])}
      />
      <FilterSelect label={DESK_FILTER_COPY.hold} name="hold" value={hold} options={titled(['yes', 'no'])} />
      <FilterSelect label={DESK_FILTER_COPY.risk} name="risk" value={risk} options={titled(['check'])} />
      <TextField label={DESK_FILTER_COPY.tag} name="tag" defaultValue={tag ?? ''} maxLength={255} autoComplete="off" />
      <TextField label={DESK_FILTER_COPY.from} name="from" type="date" defaultValue={from ?? ''} />
      <TextField label={DESK_FILTER_COPY.to} name="to" type="date" defaultValue={to ?? ''} />
    </AdminSearch>
  );
}

const titleOf = (value: string): string => FILTER_VALUE_TITLES.get(value) ?? value;

const titled = (values: readonly string[]) => values.map((value) => [value, titleOf(value)] as const);

function toActiveFilters(selection: DeskSelection) {
  const names = Object.keys(selection.filters) as (keyof typeof selection.filters)[];
  return names.map((name) => {
    const {[name]: value = '', ...filters} = selection.filters;
    // Typed texts are shown as they are, also if they read like the value of another filter.
    const isTyped = name === 'tag' || name === 'method';
    return {
      title: `${DESK_FILTER_COPY[name]}: ${isTyped ? value : titleOf(value)}`,
      pathWithout: selectionPath({...selection, filters}),
    };
  });
}
