/** The id of a container of Google Tag Manager, such as `GTM-ABC123`. */
export const TAG_MANAGER_ID = /^GTM-[A-Z0-9]{4,12}$/;
