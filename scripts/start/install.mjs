/**
 * Makes node_modules right, whatever state the folder is in. Uses nothing but Node itself, 20.19 or later, since it runs
 * before anything is installed.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
const modules = path.join(root, 'node_modules');

/** The main version of Node the project runs on. */
const nodeVersion = 24;

/**
 * Ends the program with one line.
 *
 * @param {string} message
 * @returns {never}
 */
export function giveUp(message) {
  console.error(message);
  process.exit(1);
}

/** Takes settings from `.env` where there is one; what the environment itself sets goes before. */
export function readSettingsFile() {
  const file = path.join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** @param {string} file */
function packagesOf(file) {
  return /** @type {Record<string, { version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }>} */ (
    JSON.parse(readFileSync(file, 'utf8')).packages
  );
}

/**
 * Whether all that the lock file lists is there in that version. npm writes its own list last, so an installation that
 * was interrupted has none. Packages for other platforms may be missing.
 */
function isInstalled() {
  try {
    const installed = packagesOf(path.join(modules, '.package-lock.json'));
    return Object.entries(packagesOf(path.join(root, 'package-lock.json'))).every(
      ([place, { version, integrity, optional }]) =>
        place === '' ||
        (installed[place]
          ? installed[place].version === version && installed[place].integrity === integrity
          : optional),
    );
  } catch {
    return false;
  }
}

/** An account without a home of its own has nowhere to keep npm's cache. */
function cacheOption() {
  if (process.env.npm_config_cache) return [];
  try {
    accessSync(os.homedir(), constants.W_OK);
    return [];
  } catch {
    return ['--cache', path.join(os.tmpdir(), `hireday-npm-cache-${process.getuid?.() ?? 'user'}`)];
  }
}

/** Installs from the lock file when node_modules does not hold what it lists; ends the program when that fails. */
export function ensureInstalled() {
  if (isInstalled()) return;
  try {
    accessSync(root, constants.W_OK);
  } catch {
    giveUp(
      `${root} cannot be written, so its packages cannot be installed. Clone it into a folder of yours.`,
    );
  }
  const started = performance.now();
  console.log('Installing packages; this takes a minute or two, once.');
  // Development packages build the project, also where NODE_ENV is production.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, signal, error } = spawnSync('npm', [...args, ...cacheOption()], {
    cwd: root,
    // npm's remarks on versions and scripts help nobody; its errors do.
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (signal) process.exit(130);
  if (error || status !== 0) {
    giveUp(`The packages could not be installed${error ? `: ${error.message}` : ''}. Is the internet there?`);
  }
  console.log(`Installed in ${secondsSince(started)} s.`);
}

/** @param {number} started as `performance.now()` gave it */
export function secondsSince(started) {
  return ((performance.now() - started) / 1000).toFixed(1);
}

/** Path of the Node the project runs on: the one installed with it, or this one where there is none for the machine. */
export function findNode() {
  const pinned = path.join(modules, '.bin', 'node');
  const node = existsSync(pinned) ? pinned : process.execPath;
  const version =
    node === pinned ? spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout : process.version;
  if (Number.parseInt(version?.slice(1) ?? '', 10) >= nodeVersion) return node;
  return giveUp(
    `Node ${nodeVersion} or later is needed and could not be installed for this machine (this is ${process.version}). Install it from https://nodejs.org.`,
  );
}
