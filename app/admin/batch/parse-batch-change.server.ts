import {z} from 'zod';
import {HOLD_REASONS} from '~/orders/model/hold-reasons';
import type {BatchAction, BatchChange} from './batch-change';

const HoldWordsSchema = z.object({reason: z.enum(HOLD_REASONS), notes: z.string()});

const DetailsSchemas = {
  hold: HoldWordsSchema.transform((words): BatchChange => ({kind: 'hold', ...words})),
  release: z.object({only: HoldWordsSchema.nullable()}).transform(({only}): BatchChange => ({kind: 'release', only})),
  'add-tag': z.object({tag: z.string()}).transform(({tag}): BatchChange => ({kind: 'add-tag', tag})),
  'remove-tag': z.object({tag: z.string()}).transform(({tag}): BatchChange => ({kind: 'remove-tag', tag})),
} as const;

/** Parses a stored change. */
export const parseBatchChange = (action: BatchAction, details: unknown): BatchChange =>
  DetailsSchemas[action].parse(details);
