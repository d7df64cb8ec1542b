/** Makes sure that tests have a browser, and where the machine is root's the quick one. */
import { spawnSync } from 'node:child_process';
import { findChromium, isSlowChromium } from './chromium.ts';

const run = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { stdio: 'inherit', timeout: 600_000 }).status === 0;

/** The output of a command, or nothing if it fails. */
const outputOf = (command: string, args: readonly string[]) => {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

const mayUseApt = process.getuid?.() === 0 && outputOf('apt-get', ['--version']) !== undefined;

/** Without a network it gives up soon: there may be a browser already. */
const apt = (...args: string[]) =>
  run('apt-get', ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10', ...args]);

/** The quick browser, as old as the Chromium that is there, which stays as it is. */
function installHeadlessShell(): boolean {
  const version = outputOf('dpkg-query', ['-W', '-f', `\${Version}`, 'chromium-common']);
  const wanted = version ? `chromium-headless-shell=${version}` : 'chromium-headless-shell';
  const get = () => apt('install', '-y', '--no-install-recommends', wanted);
  return get() || (apt('update') && get());
}

function install(): void {
  if (mayUseApt) {
    console.log('Installing a browser for the tests with apt-get.');
    if (installHeadlessShell() || apt('install', '-y', 'chromium')) return;
    console.log('apt-get could not install one; trying the one of Playwright.');
  } else {
    console.log("No browser found; fetching Playwright's Chromium.");
  }
  run('npx', ['playwright', 'install', 'chromium']);
}

const found = findChromium();
if (!found) install();
else if (mayUseApt && isSlowChromium(found)) {
  console.log(`Found ${found}. Installing the headless one, which does the same tests with less work.`);
  if (!installHeadlessShell()) console.log('It could not be installed. The tests take longer without it.');
}
if (!findChromium()) {
  console.error(
    'The tests need Chromium and it could not be installed. Install Chromium or Google Chrome, or set CHROMIUM_PATH to one.',
  );
  process.exit(1);
}
