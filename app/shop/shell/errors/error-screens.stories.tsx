import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {ERROR_COPY} from './error-copy';
import {FailureScreen} from './FailureScreen';
import {NotFoundScreen} from './NotFoundScreen';
import {PageErrorScreen} from './PageErrorScreen';
import {UnavailableScreen} from './UnavailableScreen';

const REFERENCE = '7c1f09ab';
const DETAIL = 'Error: The kettle is empty\n    at boil (app/shop/kitchen/boil.ts:12:9)';

const {authentication} = ERROR_COPY;

function ErrorStates() {
  return (
    <>
      <State name="a fault of ours, as shoppers see it" isWide>
        <FailureScreen message={null} reference={REFERENCE} detail={null} />
      </State>
      <State name="a fault of ours, as developers see it" isWide>
        <FailureScreen message="The kettle is empty" reference={REFERENCE} detail={DETAIL} />
      </State>
      <State name="a page that broke" isWide>
        <PageErrorScreen title={ERROR_COPY.page.title} reference={REFERENCE}>
          {ERROR_COPY.failure.body}
        </PageErrorScreen>
      </State>
      <State name="authentication is unreachable" isWide>
        <PageErrorScreen title={authentication.title(authentication.unreachable)} reference={REFERENCE}>
          {authentication.body}
        </PageErrorScreen>
      </State>
      <State name="Shopify is unreachable" isWide>
        <UnavailableScreen reference={REFERENCE} />
      </State>
      <State name="no such page" isWide>
        <NotFoundScreen />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Error screens', States: ErrorStates};
