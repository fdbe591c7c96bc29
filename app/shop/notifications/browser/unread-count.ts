import {createStore} from '~/core/create-store';

/** The unread count of the bell. Set by the notification store, which loads only for signed-in people. */
export const unreadCount = createStore(0);
