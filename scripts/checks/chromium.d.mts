/** Path of a Chromium: CHROMIUM_PATH, then the machine's own, then the one Playwright keeps. Installs nothing. */
export function findChromium(): string | undefined;

/** Options for Playwright's `launch`: the sandbox needs an account other than root. */
export function chromiumLaunchOptions(): { executablePath: string | undefined; args: string[] };
