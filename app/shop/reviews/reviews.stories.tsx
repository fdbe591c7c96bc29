import {AllReviewsPage} from '~/shop/reviews/published/AllReviewsPage';
import {ReviewSection} from '~/shop/reviews/published/ReviewSection';
import {OwnReviewsLink} from '~/shop/reviews/own/OwnReviewsLink';
import {OwnReviewsPage} from '~/shop/reviews/own/OwnReviewsPage';
import {WriteReviewPage} from '~/shop/reviews/write/WriteReviewPage';
import {WriteReviewLink} from '~/shop/reviews/WriteReviewLink';
import {Section, type SectionProps} from '../Section';
import {State} from '../State';
import {OWN_REVIEWS} from './own-review-samples';
import {WRITE_STATES} from './write-samples';
import {PUBLISHED} from './review-samples';

const PRODUCT = {handle: 'palak-paneer', title: 'Palak Paneer'};
const SHOWN = Object.entries(PUBLISHED).map(([name, found]) => ({name, reviews: found ?? ('unavailable' as const)}));
const NEVER = new Promise<never>(() => undefined);

export function ReviewsSection({id}: Pick<SectionProps, 'id'>) {
  return (
    <Section id={id} title="Reviews">
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
          <WriteReviewPage product={PRODUCT} productPath="/product/palak-paneer" loaded={loaded} reply={reply} />
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
    </Section>
  );
}
