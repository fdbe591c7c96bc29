import {redirect} from '@shopify/remix-oxygen';
import {decodeJwt} from 'jose';
import {z} from 'zod';
import {hexDigest, randomSecret} from '~/platform/digest.server';
import {backendOf} from '~/platform/env.server';
import {createOneTimeCookie} from '~/platform/session/one-time-cookie.server';
import {googleOrigin, offersGoogle} from '~/platform/sign-in-sources.server';
import {BackendUnavailable} from '~/platform/supabase/backend.server';
import {createGoogleAuth, type Identified} from '~/platform/supabase/google-auth.server';
import type {IdentityArgs} from '../provider/provider-sign-in.server';
import {fieldOf, readForm} from '~/platform/form.server';
import {returnTarget} from '../return-target';
import {completeGoogleSignIn} from './complete-google-sign-in.server';
import {isUnverified, refuseGoogleSignIn} from './refuse-google-sign-in.server';
import type {OneTapOffer} from './one-tap-offer';

/** The id is the nonce. */
const NONCE = {name: 'one-tap', lifetimeSeconds: 300, schema: z.object({id: z.string()})};

const nonceOf = ({context, request}: IdentityArgs) => createOneTimeCookie(NONCE, {...context, request});

/** Creates the offer for Google's prompt; null if the visitor is signed in or the shop does not offer Google. */
export async function createOneTapOffer(args: IdentityArgs): Promise<OneTapOffer | null> {
  const {config, session} = args.context;
  if (!offersGoogle(config) || !config.GOOGLE_CLIENT_ID || (await session.claims())) return null;
  const id = randomSecret();
  await nonceOf(args).leave({id});
  return {
    clientId: config.GOOGLE_CLIENT_ID,
    nonce: await hexDigest(id),
    script: `${googleOrigin(config)}/gsi/client`,
  };
}

/** Signs in the person who confirmed Google's prompt and redirects to the page they were on. */
export async function handleOneTap(args: IdentityArgs): Promise<Response> {
  const {config, flash, report} = args.context;
  const form = await readForm(args.request);
  const token = fieldOf(form, 'credential');
  const returnTo = returnTarget(fieldOf(form, 'returnTo'), config.PUBLIC_ORIGIN) ?? '/';
  let message: string | null = null;
  try {
    const found = token ? await findPerson(args, token) : null;
    if (found?.ok) return await completeGoogleSignIn(args, found.value, {returnTo, purpose: 'sign-in'});
    if (found && isUnverified(found.error))
      return await refuseGoogleSignIn(args, {returnTo, purpose: 'sign-in'}, found.error);
    message = found?.error.message ?? null;
  } catch (error) {
    if (!(error instanceof BackendUnavailable)) throw error;
    report(error);
  }
  await flash.setWithMessage('google-failed', message);
  return redirect(returnTo, 303);
}

/** Identifies the person. The token must carry this browser's unused nonce before Supabase is called. */
async function findPerson(args: IdentityArgs, token: string): Promise<Identified | null> {
  const {config, waitUntil} = args.context;
  const nonce = nonceOf(args);
  const minted = await nonce.find();
  const backend = offersGoogle(config) ? backendOf(config) : null;
  if (!minted || !backend || nonceIn(token) !== (await hexDigest(minted.id))) return null;
  return (await nonce.spend(minted)) ? createGoogleAuth(backend, waitUntil).exchangeIdToken(token, minted.id) : null;
}

function nonceIn(token: string): unknown {
  try {
    return decodeJwt(token).nonce;
  } catch {
    return null;
  }
}
