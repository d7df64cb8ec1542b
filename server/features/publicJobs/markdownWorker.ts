/** The thread that renders Markdown: strangers write it, and some of it takes seconds. */
import { serveTasks } from '../../base/workers/serveTasks.ts';
import { pastedHtml } from './markdownHtml.ts';

serveTasks((text: string) => pastedHtml(text));
