// As spelling checkers, password managers and call buttons do: when the page is read, and in what comes later.
document.documentElement.append(document.createElement("spelling-checker"));
document.body.prepend(document.createElement("div"));
document.body.append(document.createElement("iframe"));
document.body.setAttribute("data-spelling", "on");
document.body.classList.add("password-manager");

const change = () => {
  for (const field of document.querySelectorAll(
    "main input:not([type=hidden], .changed-field), textarea:not(.changed-field)",
  )) {
    field.classList.add("changed-field");
    field.setAttribute("data-manager-id", "1");
    field.after(document.createElement("password-icon"));
  }
  for (const link of document.querySelectorAll("a[href^='tel:']:not(.changed-link)")) {
    link.classList.add("changed-link");
    link.innerHTML = `<span>${link.innerHTML}</span>`;
  }
};
change();
new MutationObserver(change).observe(document.body, { childList: true, subtree: true });
