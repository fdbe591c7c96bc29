import {AdminSearch} from '~/admin/frame/AdminSearch';
import {FilterSelect} from '~/admin/frame/FilterSelect';
import {TextField} from '~/ui/TextField';
import {AUDIT_OUTCOMES, AUDIT_PATH, auditPath, isFiltered, SERVER_ACTOR, type AuditRequest} from './audit-request';
import {OUTCOME_WORDS, SECURITY_COPY} from './security-copy';
import type {StaffChoiceView} from './security-view';

interface AuditSearchProps {
  readonly request: AuditRequest;
  readonly staff: readonly StaffChoiceView[];
}

const FIELDS = ['actor', 'action', 'order', 'target', 'outcome', 'from', 'to'] as const;

export function AuditSearch({request, staff}: AuditSearchProps) {
  const {actor, action, target, order, outcome, from, to} = request;
  const actors = toActors(actor, staff);
  const titles: Readonly<Partial<Record<keyof AuditRequest, string>>> = {
    actor: actors.find(([id]) => id === actor)?.[1],
    ...(outcome && {outcome: OUTCOME_WORDS[outcome]}),
  };
  return (
    <AdminSearch
      action={AUDIT_PATH}
      label={SECURITY_COPY.log}
      clear={isFiltered(request) ? {title: SECURITY_COPY.clear, path: AUDIT_PATH} : null}
      active={FIELDS.filter((name) => request[name] !== '').map((name) => ({
        title: `${SECURITY_COPY[name]}: ${titles[name] ?? request[name]}`,
        pathWithout: auditPath({...request, [name]: ''}),
      }))}
    >
      <FilterSelect
        name="actor"
        label={SECURITY_COPY.actor}
        value={actor}
        anyTitle={SECURITY_COPY.anyone}
        options={actors}
      />
      <TextField
        name="action"
        label={SECURITY_COPY.action}
        placeholder={SECURITY_COPY.actionHint}
        defaultValue={action}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        name="order"
        label={SECURITY_COPY.order}
        placeholder={SECURITY_COPY.orderHint}
        defaultValue={order}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        name="target"
        label={SECURITY_COPY.target}
        defaultValue={target}
        autoComplete="off"
        spellCheck={false}
      />
      <FilterSelect
        name="outcome"
        label={SECURITY_COPY.outcome}
        value={outcome}
        options={AUDIT_OUTCOMES.map((each) => [each, OUTCOME_WORDS[each]])}
      />
      <TextField type="date" name="from" label={SECURITY_COPY.from} defaultValue={from} />
      <TextField type="date" name="to" label={SECURITY_COPY.to} defaultValue={to} />
    </AdminSearch>
  );
}

/** Returns the choices of the actor, with the one of the request even if that person is not staff any more. */
function toActors(actor: string, staff: readonly StaffChoiceView[]): readonly (readonly [id: string, title: string])[] {
  const known = [[SERVER_ACTOR, SECURITY_COPY.server] as const, ...staff.map(({id, name}) => [id, name] as const)];
  const isKnown = actor === '' || known.some(([id]) => id === actor);
  return isKnown ? known : [...known, [actor, SECURITY_COPY.notStaff]];
}
