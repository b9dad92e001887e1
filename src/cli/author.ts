/** `npm run author -- <command>`: the author's bench. `npm run author -- help` lists the commands. */
import {readOwner} from '../config/readOwner';
import {runAuthor} from './author/runAuthor';

process.exitCode = await runAuthor(process.argv.slice(2), {
  root: process.cwd(),
  environment: process.env,
  isStrict: readOwner().strictPosts ?? false,
  print: (line) => console.log(line),
  warn: (line) => console.error(line),
});
