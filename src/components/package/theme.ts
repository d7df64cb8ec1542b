/** The tones and sizes that the parts are drawn with. */
export { withTones } from '../../kit/libraryTheme.ts';
