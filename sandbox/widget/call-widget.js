// Stand-in for the click-to-call provider's script: it says that it was loaded and places nothing on the page.
document.documentElement.dataset.callWidget = "sandbox";
