// Lists the servers that pages ask for something, and the layout shift if none of them answers:
// node outside.mjs http://localhost:3000 / /blog
import {chromium} from 'playwright';

const [site, ...pages] = process.argv.slice(2);
for (const page of pages) {
  const browser = await chromium.launch({executablePath: process.env.CHROMIUM_PATH});
  const tab = await browser.newPage({viewport: {width: 1440, height: 900}});
  const asked = [];
  const isOutside = ({origin}) => origin !== new URL(site).origin;
  await tab.route(isOutside, async (route) => {
    asked.push(new URL(route.request().url()).hostname);
    await route.abort();
  });
  await tab.addInitScript(() => {
    globalThis.shift = 0;
    new PerformanceObserver((list) => {
      for (const {value} of list.getEntries()) globalThis.shift += value;
    }).observe({type: 'layout-shift', buffered: true});
  });
  await tab.goto(new URL(page, site).href);
  await tab.waitForTimeout(4000);
  const atOnce = asked.length;
  for (let step = 0; step < 20; step += 1) {
    await tab.mouse.wheel(0, 900);
    await tab.waitForTimeout(200);
  }
  await tab.waitForTimeout(2000);
  const shift = await tab.evaluate(() => globalThis.shift);
  const later = asked.length - atOnce;
  console.log(page, atOnce, 'at once', later, 'after scrolling', shift.toFixed(3), 'shift');
  console.log('  ', [...new Set(asked)].join(' '));
  await browser.close();
}
