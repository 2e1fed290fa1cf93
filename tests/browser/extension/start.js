// As a dark mode does: before the page is read.
document.documentElement.setAttribute("data-dark-mode", "dynamic");
document.documentElement.style.setProperty("--dark-background", "#181a1b");
const addStyle = () => {
  const style = document.createElement("style");
  style.className = "dark-mode";
  style.textContent = "html { color-scheme: dark; }";
  document.head.prepend(style);
  document.head.append(style.cloneNode(true), document.createElement("script"));
};
if (document.head) addStyle();
else {
  new MutationObserver((_, observer) => {
    if (!document.head) return;
    observer.disconnect();
    addStyle();
  }).observe(document.documentElement, { childList: true });
}
