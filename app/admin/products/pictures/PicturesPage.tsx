import {Link} from '@remix-run/react';
import {AdminPage} from '~/admin/frame/AdminPage';
import {useReloadWhile} from '~/admin/frame/use-reload-while';
import type {Notice} from '~/core/notice';
import {Alert} from '~/ui/Alert';
import {buttonStyle} from '~/ui/button-style';
import {EmptyState} from '~/ui/EmptyState';
import {PageAlert} from '~/ui/PageAlert';
import {usePageNotice} from '~/ui/use-page-notice';
import {BackLink} from '../BackLink';
import {shopNotice} from '../list/products-copy';
import type {PicturesReply} from './handle-pictures.server';
import type {LoadedPictures} from './load-pictures.server';
import {PictureCard} from './PictureCard';
import {PICTURES_COPY as COPY} from './pictures-copy';
import {PictureUploadForm} from './PictureUploadForm';

interface PicturesPageProps extends LoadedPictures {
  readonly replied?: {
    readonly reply: PicturesReply | undefined;
    /** Set if the connection has failed since. */
    readonly offline: Notice | null;
  };
}

/** The page that adds, describes, orders and removes the pictures of a product. */
export function PicturesPage({path, product, problem, idempotencyKey, replied}: PicturesPageProps) {
  const failure = usePageNotice(replied?.offline ?? replied?.reply?.failure ?? null);
  const notice = problem && shopNotice(problem);
  const media = product?.media ?? [];
  useReloadWhile(media.some(({status}) => status === 'processing'));
  return (
    <AdminPage
      title={product ? COPY.title(product.title) : COPY.unknown}
      actions={
        product && (
          <Link to={product.shopPath} className={buttonStyle({tone: 'quiet', size: 'sm'})}>
            {COPY.view}
          </Link>
        )
      }
    >
      <BackLink to={path} title={COPY.back} />
      {notice && (
        <Alert tone={notice.tone} title={notice.title}>
          {notice.body}
        </Alert>
      )}
      <PageAlert shown={failure} />
      {product && (
        <>
          <PictureUploadForm path={`${path}/pictures`} idempotencyKey={idempotencyKey} />
          {media.length === 0 ? (
            <EmptyState title={COPY.none}>{COPY.noneText}</EmptyState>
          ) : (
            <section aria-labelledby="picture-list" className="grid gap-4">
              <h2 id="picture-list" className="font-display text-lg font-semibold">
                {COPY.list}
              </h2>
              <ol className="grid gap-4 xl:grid-cols-2">
                {media.map((each, place) => (
                  <li key={`${each.id} ${each.alt}`}>
                    <PictureCard media={each} place={place} count={media.length} idempotencyKey={idempotencyKey} />
                  </li>
                ))}
              </ol>
              <p className="text-sm text-ink-soft">{COPY.removeHint}</p>
            </section>
          )}
        </>
      )}
    </AdminPage>
  );
}
