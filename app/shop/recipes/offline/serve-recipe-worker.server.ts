import recipeWorker from './recipe-worker.js?raw';
import removingWorker from './removing-worker.js?raw';

/**
 * Creates the response with the service worker of recipes. Browsers ask for it again when a recipe is opened, so that
 * turning saving off reaches everyone who comes back.
 */
export const serveRecipeWorker = ({RECIPES_OFFLINE}: {readonly RECIPES_OFFLINE: 'on' | 'off'}): Response =>
  new Response(RECIPES_OFFLINE === 'on' ? recipeWorker : removingWorker, {
    headers: {'Content-Type': 'text/javascript; charset=utf-8'},
  });
