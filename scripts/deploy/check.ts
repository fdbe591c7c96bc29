import {runCommand} from '../lib/run-command';
import {checkDeployment} from './check-deployment';
import {parseCheckOptions} from './check-options';

/* `npm run deploy:check -- https://shop.example`: says whether a deployment is configured and works as it should. */
await runCommand(() =>
  checkDeployment(process.env, parseCheckOptions(process.argv.slice(2)), {print: (line) => console.log(line)}),
);
