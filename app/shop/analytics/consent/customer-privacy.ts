import type {ConsentChoice} from './consent-choice';

type Answer = 'yes' | 'no' | '';

/** The part that is used here of Shopify's Customer Privacy API. */
interface CustomerPrivacyApi {
  currentVisitorConsent(): {readonly analytics?: Answer};
  setTrackingConsent(
    consent: Readonly<Record<'analytics' | 'marketing' | 'preferences' | 'sale_of_data', boolean>>,
    callback: () => void,
  ): void;
}

const getApi = (): CustomerPrivacyApi | undefined =>
  (window as {Shopify?: {customerPrivacy?: CustomerPrivacyApi}}).Shopify?.customerPrivacy;

/** Returns the choice that Shopify's script knows; null without the script, and before a choice. */
export function getShopifyChoice(): ConsentChoice | null {
  const answer = getApi()?.currentVisitorConsent().analytics;
  return answer === 'yes' ? 'granted' : answer === 'no' ? 'declined' : null;
}

/** Passes a choice to Shopify's script, if the page has it. Visitors are asked for measuring alone, so marketing stays off. */
export function setShopifyChoice(choice: ConsentChoice): void {
  if (getShopifyChoice() === choice) return;
  const isGranted = choice === 'granted';
  getApi()?.setTrackingConsent(
    {analytics: isGranted, marketing: false, preferences: isGranted, sale_of_data: false},
    () => undefined,
  );
}

/**
 * Follows Shopify's script.
 * @param onChoice called when the visitor chose in another banner
 * @param onLoad called when the script has loaded
 */
export function followShopifyChoice(onChoice: (choice: ConsentChoice) => void, onLoad: () => void): void {
  document.addEventListener('visitorConsentCollected', (event) => {
    const {analyticsAllowed} = (event as CustomEvent<{analyticsAllowed: boolean}>).detail;
    onChoice(analyticsAllowed ? 'granted' : 'declined');
  });
  document.addEventListener('shopifyCustomerPrivacyApiLoaded', onLoad);
}
