import prismIncludeLanguages from '@theme/prism-include-languages';
import {Prism} from 'prism-react-renderer';

// The site's own languages (`prism.additionalLanguages`), beside those the renderer brings.
prismIncludeLanguages(Prism);
