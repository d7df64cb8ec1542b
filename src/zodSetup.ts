/** First import of the app: zod would try `new Function`, which the page's security policy reports as an error. */
import { config } from 'zod';

config({ jitless: true });
