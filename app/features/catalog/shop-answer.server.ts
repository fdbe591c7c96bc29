import {isUpstreamFailure} from '~/platform/shopify/upstream-problem';

type Report = (error: unknown) => void;

/**
 * Awaits what a page can do without: the page says so and offers another try.
 * @returns null when the shop gave no answer, which is logged
 * @throws whatever is no failure of the shop's
 */
export async function answerOrNull<Answer>(answer: Promise<Answer>, report: Report): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (!isUpstreamFailure(error)) throw error;
    report(error);
    return null;
  }
}

/**
 * Awaits what streams in after the page. Never rejects, since nobody is there to catch it.
 * @returns null when it failed for any reason, which is logged
 */
export async function bestEffort<Answer>(answer: Promise<Answer>, report: Report): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    report(error);
    return null;
  }
}
