import {z} from 'zod';
import {COOKED_WITH} from '~/core/cooked-with';
import {COOK_MINUTES, MAX_STARS, REVIEW_LENGTHS} from '../review-lengths';
import {WRITE_COPY} from './write-copy';

/** Counts characters as Postgres does, not UTF-16 units. */
const lengthOf = (text: string): number => [...text].length;

const line = (missing: string, max: number, tooLong: string) =>
  z
    .string({error: missing})
    .transform((text) => text.replaceAll(/\s+/g, ' ').trim())
    .refine((text) => text !== '', missing)
    .refine((text) => lengthOf(text) <= max, tooLong);

/** A question without an answer is as good as none. */
const toAnswer = (value: unknown) => (typeof value === 'string' && value.replaceAll(/\s+/g, ' ').trim()) || null;

/** The form of a review. The texts are plain: markup and addresses are shown as they were typed. */
export const ReviewSchema = z.object({
  rating: z.coerce
    .number({error: WRITE_COPY.ratingMissing})
    .int(WRITE_COPY.ratingMissing)
    .min(1, WRITE_COPY.ratingMissing)
    .max(MAX_STARS, WRITE_COPY.ratingMissing),
  title: line(WRITE_COPY.titleMissing, REVIEW_LENGTHS.title, WRITE_COPY.titleLong),
  body: z
    .string({error: WRITE_COPY.bodyShort})
    // Browsers send two characters for each line break.
    .transform((text) =>
      text
        .replaceAll('\r\n', '\n')
        .replaceAll(/\n{3,}/g, '\n\n')
        .trim(),
    )
    .refine((text) => lengthOf(text) >= REVIEW_LENGTHS.bodyMin, WRITE_COPY.bodyShort)
    .superRefine((text, check) => {
      const length = lengthOf(text);
      if (length > REVIEW_LENGTHS.body) check.addIssue({code: 'custom', message: WRITE_COPY.bodyLong(length)});
    }),
  name: line(WRITE_COPY.nameMissing, REVIEW_LENGTHS.name, WRITE_COPY.nameLong),
  protein: z.preprocess(toAnswer, z.enum(COOKED_WITH, WRITE_COPY.proteinUnknown).nullable()),
  minutes: z.preprocess(
    toAnswer,
    z.coerce
      .number(WRITE_COPY.minutesWrong)
      .int(WRITE_COPY.minutesWrong)
      .min(COOK_MINUTES.least, WRITE_COPY.minutesWrong)
      .max(COOK_MINUTES.most, WRITE_COPY.minutesWrong)
      .nullable(),
  ),
  changes: z.preprocess(
    toAnswer,
    z
      .string()
      .refine((text) => lengthOf(text) <= REVIEW_LENGTHS.changes, WRITE_COPY.changesLong)
      .nullable(),
  ),
});
