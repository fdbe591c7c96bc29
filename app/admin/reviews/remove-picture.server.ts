import type {AppContext} from '~/platform/context.server';
import {executeStaffOperation, type StaffOperation} from '~/platform/staff-operation.server';

interface PictureRemoval {
  /** The id of the review. */
  readonly review: string;
  /** The id of its picture. */
  readonly picture: string;
  readonly idempotencyKey: string;
}

/** Removes a picture of a review, for admins only; a job deletes its file. */
export function removePicture(
  context: Pick<AppContext, 'backend' | 'report' | 'reference'>,
  actorId: string,
  {review, picture, idempotencyKey}: PictureRemoval,
) {
  const {backend} = context;
  const operation: StaffOperation<readonly string[]> = {
    read: () => backend.call('find_review_picture_ids', {p_review_id: review}),
    isDone: (pictures) => !pictures.includes(picture),
    isPossible: () => true,
    async send() {
      await backend.call('remove_review_picture', {p_review_id: review, p_id: picture});
      return [];
    },
    toAuditState: (pictures) => ({review, pictures: [...pictures]}),
  };
  // The page has several forms, with one key.
  const key = `${idempotencyKey} ${picture}`;
  const claim = {actorId, key, action: 'review.remove-picture', target: review, details: {picture}} as const;
  return executeStaffOperation(context, claim, operation);
}
