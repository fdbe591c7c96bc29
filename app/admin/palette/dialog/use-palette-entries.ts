import {useLocation} from '@remix-run/react';
import {useContext, useEffect, useState, type KeyboardEvent} from 'react';
import {StaffRoleContext} from '~/admin/frame/access/staff-role';
import type {PageCommand} from '~/admin/frame/page-commands';
import {getSeenPages} from '~/admin/frame/seen/seen-pages';
import type {PredictorState} from '~/core/create-predictor';
import {PALETTE_COPY} from '../results/palette-copy';
import {countHits, toFoundGroups, toLocalGroups} from '../results/palette-entry';
import {moveChoice} from './move-choice';
import {optionIdOf} from './palette-option-id';
import {useAdminSearch} from './use-admin-search';

/** Finds what the palette lists for a text, and chooses among it by keyboard while the focus stays in the field. */
export function usePaletteEntries(words: string, commands: readonly PageCommand[]) {
  const {result, status, retry} = useAdminSearch(words);
  const {pathname} = useLocation();
  // Nothing else is seen while the palette is open.
  const [seen] = useState(() => getSeenPages().filter(({path}) => path !== pathname));
  const [choice, setChoice] = useState<{readonly words: string; readonly id: string} | null>(null);
  // Results of the text before are shown until the next ones arrive, but are never chosen by themselves.
  const isCurrent = result?.words === words;
  const local = toLocalGroups(words, commands, useContext(StaffRoleContext), seen);
  const found = words !== '' && status !== 'failed' && result ? toFoundGroups(result, local) : [];
  const groups = [...local, ...found];
  const ids = groups.flatMap(({entries}) => entries.map(({id}) => id));
  const first = isCurrent || local.length > 0 ? (ids[0] ?? null) : null;
  const chosen = choice?.words === words && ids.includes(choice.id) ? choice.id : first;
  useEffect(() => {
    if (chosen !== null) document.getElementById(optionIdOf(chosen))?.scrollIntoView({block: 'nearest'});
  }, [chosen]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Input methods use the same keys for their own lists.
    if (event.nativeEvent.isComposing || event.altKey) return;
    if (event.key === 'Enter' && chosen !== null) {
      event.preventDefault();
      openOption(document.getElementById(optionIdOf(chosen)), event.ctrlKey || event.metaKey);
    }
    const id = moveChoice(event.key, chosen, ids);
    if (id === undefined) return;
    event.preventDefault();
    setChoice({words, id});
  };

  const hits = result && isCurrent ? countHits(result) : 0;
  const isNothing = isCurrent && words !== '' && hits === 0 && local.length === 0;
  const state = toListState(status, isNothing);
  const problems = isCurrent ? groups.flatMap(({problem}) => problem ?? []) : [];
  const summary = isNothing ? PALETTE_COPY.nothing(words) : PALETTE_COPY.count(ids.length);
  const announcement =
    state === 'searching' ? PALETTE_COPY.searching : words !== '' && isCurrent ? [summary, ...problems].join('. ') : '';
  return {groups, chosen, state, announcement, onKeyDown, retry} as const;
}

function toListState(status: PredictorState<unknown>['status'], isNothing: boolean) {
  if (status === 'failed') return 'failed';
  if (isNothing) return 'nothing';
  return status === 'slow' ? 'searching' : 'found';
}

function openOption(option: HTMLElement | null, isNewTab: boolean): void {
  if (isNewTab && option instanceof HTMLAnchorElement) window.open(option.href, '_blank', 'noopener');
  else option?.click();
}
