import {ERROR_COPY} from '~/features/shell/errors/error-copy';
import {FailureScreen} from '~/features/shell/errors/FailureScreen';
import {NotFoundScreen} from '~/features/shell/errors/NotFoundScreen';
import {PageErrorScreen} from '~/features/shell/errors/PageErrorScreen';
import {UnavailableScreen} from '~/features/shell/errors/UnavailableScreen';
import {Section, type SectionProps} from '../Section';
import {State} from '../State';

const DETAIL = 'Error: The kettle is empty\n    at boil (app/features/kitchen/boil.ts:12:9)';

/** Screens that say one thing. */
export function ErrorSection({id}: Pick<SectionProps, 'id'>) {
  return (
    <Section id={id} title="Error screens">
      <State name="a fault of ours, as shoppers see it" isWide>
        <FailureScreen message={null} reference={null} detail={null} />
      </State>
      <State name="a fault of ours, as developers see it" isWide>
        <FailureScreen message="The kettle is empty" reference={null} detail={DETAIL} />
      </State>
      <State name="a page that broke" isWide>
        <PageErrorScreen title={ERROR_COPY.page.title} detail={null} />
      </State>
      <State name="the shop does not answer" isWide>
        <UnavailableScreen reference={null} />
      </State>
      <State name="no such page" isWide>
        <NotFoundScreen />
      </State>
    </Section>
  );
}
