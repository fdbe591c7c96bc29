import {createStore} from '~/core/create-store';

/** How many notifications are unread, for the header: set by what is loaded only for people who are signed in. */
export const unreadCount = createStore(0);
