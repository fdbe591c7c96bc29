import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {OWN_REVIEWS} from './own/own-review-samples';
import {OwnReviewsLink} from './own/OwnReviewsLink';
import {OwnReviewsPage} from './own/OwnReviewsPage';
import {AllReviewsPage} from './published/AllReviewsPage';
import {PUBLISHED} from './published/review-samples';
import {ReviewSection} from './published/ReviewSection';
import {WRITE_STATES} from './write/write-samples';
import {WriteReviewPage} from './write/WriteReviewPage';
import {WriteReviewLink} from './WriteReviewLink';

const PRODUCT = {handle: 'palak-paneer', title: 'Palak Paneer'};
const SHOWN = Object.entries(PUBLISHED).map(([name, found]) => ({name, reviews: found ?? ('unavailable' as const)}));
const NEVER = new Promise<never>(() => undefined);

function ReviewsStates() {
  return (
    <>
      {SHOWN.map(({name, reviews}) => (
        <State key={name} name={name} isWide>
          <ReviewSection handle={PRODUCT.handle} reviews={reviews} />
        </State>
      ))}
      <State name="loading" isWide>
        <ReviewSection handle={PRODUCT.handle} reviews={NEVER} />
      </State>
      {WRITE_STATES.map(({name, loaded, reply}) => (
        <State key={name} name={`writing, ${name}`} isWide>
          <WriteReviewPage
            product={{...PRODUCT, isCooked: true}}
            productPath="/product/palak-paneer"
            loaded={loaded}
            reply={reply}
          />
        </State>
      ))}
      <State name="the link on an order">
        <WriteReviewLink product="44000000000002" title="Palak Paneer" />
      </State>
      <State name="the link on the list of orders">
        <OwnReviewsLink />
      </State>
      {Object.entries(OWN_REVIEWS).map(([name, found]) => (
        <State key={name} name={`your reviews, ${name}`} isWide>
          <OwnReviewsPage found={found} />
        </State>
      ))}
      {Object.entries(PUBLISHED).map(([name, found]) => (
        <State key={name} name={`all reviews, ${name}`} isWide>
          <AllReviewsPage product={PRODUCT} productPath="/product/palak-paneer" found={found} />
        </State>
      ))}
    </>
  );
}

export const stories: Stories = {title: 'Reviews', States: ReviewsStates};
