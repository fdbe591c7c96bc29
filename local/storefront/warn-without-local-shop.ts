import type {Plugin} from 'vite';

/**
 * Returns a Vite plugin that warns when the development server starts and no local Shopify runs.
 * @param origin where the local Shopify is expected, such as `http://localhost:4000`
 */
export function warnWithoutLocalShop(origin: string): Plugin {
  return {
    name: 'warn-without-local-shop',
    apply: 'serve',
    async configureServer({config}) {
      const isRunning = await fetch(`${origin}/__health`).then(
        ({ok}) => ok,
        () => false,
      );
      if (!isRunning)
        config.logger.warn(`No local Shopify runs on ${origin}: start it with \`npm run dev\` or \`npm start\`.`);
    },
  };
}
