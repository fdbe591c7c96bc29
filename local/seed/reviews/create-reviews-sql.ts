import {SEED} from '../seed';
import {createBuyer} from '../history/buyers';
import {pictureSize} from '../media/picture-sizes';
import {createReviews} from './create-reviews';
import type {SeedReview} from './seed-review';

const FIRST_PRODUCT = 8_000_000_000_000;
const FIRST_ORDER = 5_400_000_000_000;
const ORDER_STEP = 1000;
const FIRST_BUYER = createBuyer(0, '').number;
/** How long after a review the shop replied. */
const REPLY_HOURS = 22;

const quote = (text: string | null | undefined): string =>
  text === undefined || text === null ? 'null' : `'${text.replaceAll("'", "''")}'`;

/** Pictures by address and size in pixels. The storefront of this machine serves the masters itself. */
const toPictures = (names: readonly string[]) =>
  names.map((name) => ({url: `/cdn/shop/files/${name}.png?v=1`, ...pictureSize(name)}));

function toRow({catalogId, orderNumber, personNumber, ageHours, state, text, cooking, pictures}: SeedReview): string {
  const product = SEED.products.find((each) => each.catalogId === catalogId);
  if (!product) throw new Error(`there is no product ${catalogId}`);
  const [rating, title, body, reply] = text;
  const {firstName, lastName, email} = createBuyer(personNumber - FIRST_BUYER, '');
  return `  (${[
    personNumber,
    quote(firstName),
    quote(lastName),
    quote(email),
    FIRST_PRODUCT + product.number,
    quote(product.handle),
    quote(product.title),
    FIRST_ORDER + orderNumber * ORDER_STEP,
    rating,
    quote(title),
    quote(body),
    quote(reply),
    quote(state),
    ageHours,
    quote(cooking.protein),
    cooking.minutes ?? 'null',
    quote(cooking.changes),
    pictures.length > 0 ? quote(JSON.stringify(toPictures(pictures))) : 'null',
  ].join(', ')})`;
}

/** Returns the SQL that stores the reviews of a fresh shop with their authors, who own the orders of the history. */
export const createReviewsSql = (): string => `-- Development only: reviews of the local shop and their authors.
-- Written by local/seed/reviews/reviews.test.ts: change the texts there, then run it with -u.
create temporary table seed_reviews (
  customer bigint, first_name text, last_name text, email text, product bigint, handle text, product_title text, shop_order bigint,
  rating smallint, title text, body text, reply text, state public.review_state, age_hours integer,
  protein text, cook_minutes smallint, changes text, pictures jsonb
) on commit drop;
insert into seed_reviews values
${createReviews().map(toRow).join(',\n')};

insert into public.profiles (user_id, first_name, last_name)
select ('00000000-0000-4000-8001-' || lpad(to_hex(customer), 12, '0'))::uuid, first_name, last_name from seed_reviews;

insert into private.identities (issuer, subject, user_id, email, email_verified, verified_at)
select 'shopify', 'gid://shopify/Customer/' || customer, ('00000000-0000-4000-8001-' || lpad(to_hex(customer), 12, '0'))::uuid, email, true, now()
from seed_reviews;

insert into private.customer_links (user_id, shopify_customer_id, link_method)
select ('00000000-0000-4000-8001-' || lpad(to_hex(customer), 12, '0'))::uuid, 'gid://shopify/Customer/' || customer, 'signed-in' from seed_reviews;

insert into public.reviews (
  user_id, product_id, product_handle, product_title, shopify_order_id, rating, title, body, display_name, state, rejection_reason,
  reply, replied_at, created_at, submitted_at, protein, cook_minutes, changes
)
select ('00000000-0000-4000-8001-' || lpad(to_hex(customer), 12, '0'))::uuid, 'gid://shopify/Product/' || product, handle, product_title,
  'gid://shopify/Order/' || shop_order, rating, title, body, first_name || ' ' || left(last_name, 1) || '.', state,
  case when state = 'rejected' then 'Advertises another shop.' end,
  reply, case when reply is not null then now() - make_interval(hours => age_hours - ${REPLY_HOURS}) end,
  now() - make_interval(hours => age_hours), now() - make_interval(hours => age_hours), protein, cook_minutes, changes
from seed_reviews;

insert into public.review_pictures (review_id, position, file_name, shopify_file_id, digest, url, width, height)
select r.id, p.place, 'review-00000000-0000-4000-8002-' || lpad(to_hex(s.customer * 10 + p.place), 12, '0') || '.png',
  'gid://shopify/MediaImage/' || s.customer * 10 + p.place, encode(sha256(convert_to(s.customer || ' ' || p.place, 'UTF8')), 'hex'),
  p.picture ->> 'url', (p.picture ->> 'width')::integer, (p.picture ->> 'height')::integer
from seed_reviews as s
join public.reviews as r on r.user_id = ('00000000-0000-4000-8001-' || lpad(to_hex(s.customer), 12, '0'))::uuid
cross join jsonb_array_elements(s.pictures) with ordinality as p (picture, place);
`;
