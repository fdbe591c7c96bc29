import {testWithAccounts as test} from '../fixtures';
import {addStoreJourneys} from '../support/store-journeys';

test.use({profile: 'strict'});

addStoreJourneys({tag: '@gate'});
