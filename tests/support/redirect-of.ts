/** Returns the status and the target of a redirect, so that a failed expectation names both. */
export const redirectOf = ({status, headers}: Response) => ({status, location: headers.get('Location')});
