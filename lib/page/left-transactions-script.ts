/**
 * Runs in the page's head, before the program opens its data. When the browser keeps a left page aside, whatever that page
 * reads or writes is undone: WebKit would leave its transactions open, and every write elsewhere would wait for them. Dexie
 * closes the connections, and asks again for what is shown once the page is back.
 */
export const LEFT_TRANSACTIONS_SCRIPT = `(function(){if(!self.IDBDatabase)return;var p=IDBDatabase.prototype,b=p.transaction,l=new Set,left=false;function undo(t){try{t.abort()}catch(_){}}p.transaction=function(){var t=b.apply(this,arguments);if(left)undo(t);else{l.add(t);['complete','abort'].forEach(function(n){t.addEventListener(n,function(){l.delete(t)})})}return t};addEventListener('pagehide',function(e){left=e.persisted;if(left)l.forEach(undo)});addEventListener('pageshow',function(){left=false})})()`;
