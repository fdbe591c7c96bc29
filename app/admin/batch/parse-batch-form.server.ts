import {INTENT} from '~/core/intent';
import {fail, succeed, type Result} from '~/core/result';
import {MAX_HOLD_NOTES_LENGTH} from '~/orders/commands/fulfillment-fields';
import {parseOrderTag} from '~/orders/commands/order-tag';
import {HOLD_REASONS} from '~/orders/model/hold-reasons';
import {fieldOf} from '~/platform/form.server';
import {BATCH_ACTIONS, type BatchChange} from './batch-change';
import type {BatchProblem} from './batch-copy';
import {NOTES, REASON, TAG} from './batch-fields';

/** Parses the form that starts the change of a batch. */
export function parseBatchForm(form: FormData): Result<BatchChange, BatchProblem> {
  const intent = BATCH_ACTIONS.find((action) => action === fieldOf(form, INTENT));
  switch (intent) {
    case 'hold':
      return parseHold(form);
    case 'release':
      return succeed({kind: 'release', only: null});
    case 'add-tag':
    case 'remove-tag':
      return parseTag(form, intent);
    case undefined:
      return fail('unreadable');
  }
}

function parseHold(form: FormData): Result<BatchChange, BatchProblem> {
  const reason = HOLD_REASONS.find((known) => known === fieldOf(form, REASON));
  if (!reason) return fail('no-reason');
  const notes = (fieldOf(form, NOTES) ?? '').trim();
  return notes.length > MAX_HOLD_NOTES_LENGTH ? fail('long-notes') : succeed({kind: 'hold', reason, notes});
}

function parseTag(form: FormData, kind: 'add-tag' | 'remove-tag'): Result<BatchChange, BatchProblem> {
  const tag = parseOrderTag(fieldOf(form, TAG));
  return tag.ok ? succeed({kind, tag: tag.value}) : tag;
}
