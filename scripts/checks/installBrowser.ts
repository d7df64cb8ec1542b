/** Makes sure that tests have a browser; does nothing when one is there. */
import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.ts';

const run = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

const hasApt = () => spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

function install() {
  if (process.getuid?.() === 0 && hasApt()) {
    console.log('No browser found; installing Chromium with apt-get.');
    if (run('apt-get', ['update', '-qq']) && run('apt-get', ['install', '-y', '-qq', 'chromium'])) return;
    console.log('apt-get could not install Chromium; trying the one of Playwright.');
  } else {
    console.log("No browser found; fetching Playwright's Chromium.");
  }
  run('npx', ['playwright', 'install', 'chromium']);
}

if (!findChromium()) {
  install();
  if (!findChromium()) {
    console.error(
      'The tests need Chromium and it could not be installed. Install Chromium or Google Chrome, or set CHROMIUM_PATH to one.',
    );
    process.exit(1);
  }
}
