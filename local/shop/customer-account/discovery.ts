import type {ShopContext} from '../state';
import {SCHEMA_VERSION} from '../graphql/api-versions';
import {issuerUrl} from './identity-addresses';

export function openidConfiguration(context: ShopContext) {
  const issuer = issuerUrl(context);
  return {
    issuer,
    authorization_endpoint: `${issuer}/oauth/authorize`,
    token_endpoint: `${issuer}/oauth/token`,
    end_session_endpoint: `${issuer}/logout`,
    jwks_uri: `${issuer}/.well-known/jwks.json`,
    id_token_signing_alg_values_supported: ['ES256'],
    response_types_supported: ['code'],
    scopes_supported: ['openid', 'email', 'customer-account-api:full'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    subject_types_supported: ['public'],
    claims_supported: ['iss', 'sub', 'aud', 'exp', 'iat', 'auth_time', 'nonce', 'sid', 'email', 'email_verified'],
  };
}

export const apiConfiguration = ({config, state}: ShopContext) => ({
  graphql_api: `${config.accountsOrigin}/${state.seed.shop.number}/account/customer/api/${SCHEMA_VERSION}/graphql`,
});
