/** SPEC 2: the way up takes 800 ms, or no time at all for those who asked for less motion. */
const duration = 800

export function scrollToTop() {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return window.scrollTo(0, 0)
  const from = window.scrollY
  const start = performance.now()
  function step(now: number) {
    window.scrollTo(0, heightAt(from, (now - start) / duration))
    if (now - start < duration) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}

/** Where the page stands when `part` of the time has passed: quick at first, soft at the end. */
export const heightAt = (from: number, part: number) => from * (1 - Math.min(1, part)) ** 3
