/** Hears of the end of the npm that runs this program as one of its scripts. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const lookEveryMs = 500;

/**
 * The parent of another process; 0 where there is none any more.
 *
 * @param {number} pid
 */
function parentOf(pid) {
  if (process.platform !== 'linux') {
    return Number(spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }).stdout) || 0;
  }
  try {
    // After the name in brackets, which may hold anything: the state, then the parent.
    return Number(
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) \S /s, '')
        .split(' ')[0],
    );
  } catch {
    return 0;
  }
}

/**
 * Calls back once when the npm above us ends. Between it and us there may be a shell, which does not end with it. A
 * program that was not started by npm may outlive the process that started it, and is left alone.
 *
 * @param {() => void} onEnd
 */
export function parentEnded(onEnd) {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const parent = process.ppid;
  const above = parentOf(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && parentOf(parent) === above) return;
    clearInterval(timer);
    onEnd();
  }, lookEveryMs);
  timer.unref();
}
