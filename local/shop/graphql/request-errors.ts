import {GraphQLError} from 'graphql';

/** Returns an error for arguments that break a rule that the schema cannot express. */
export const badRequest = (message: string): GraphQLError =>
  new GraphQLError(message, {extensions: {code: 'BAD_REQUEST'}});

export const invalidGlobalId = (id: string): GraphQLError =>
  new GraphQLError(`Invalid global id '${id}'`, {extensions: {code: 'INVALID_VARIABLE'}});
