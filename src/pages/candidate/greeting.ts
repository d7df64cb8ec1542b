/** "Good morning, Ana", by the reader's clock; without a name when it is not known yet. */
export function greeting(firstName: string | undefined, now: Date): string {
  const hour = now.getHours();
  const hello =
    hour < 5 ? 'Hello' : hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening';
  return firstName ? `${hello}, ${firstName}` : hello;
}
